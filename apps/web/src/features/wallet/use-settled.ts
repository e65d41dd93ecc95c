import { useEffect, useState } from 'react';

/** A value that has stood still for `ms`: what is asked of the server while somebody types. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
