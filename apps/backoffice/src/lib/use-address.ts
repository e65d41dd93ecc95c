import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { type AddressChange, changedAddress } from './changed-address.ts';

/**
 * What of a page stands in its address: it is there again on the way back and after reloading, and can be sent to a colleague.
 * What is searched for may be somebody's number: it stays with the step of the way back, out of sight. Saying something takes
 * no step by itself.
 */
export function useAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const said = useMemo(() => new URLSearchParams(search), [search]);
  // Whoever says something says it of the page as it stands then: what it is said by stays the same.
  const now = useRef({ pathname, search, state });
  useEffect(() => {
    now.current = { pathname, search, state };
  }, [pathname, search, state]);
  const say = useCallback(
    (change: AddressChange, searchedFor?: string) => {
      const { pathname, search, state } = now.current;
      const next = changedAddress(search, change);
      const kept = searchedFor === undefined ? state : { ...state, searchedFor };
      now.current = { pathname, search: next, state: kept };
      navigate({ pathname, search: next }, { replace: true, state: kept });
    },
    [navigate],
  );
  const searchedFor: unknown = state?.searchedFor;
  return { said, say, search, searchedFor: typeof searchedFor === 'string' ? searchedFor : '' };
}

/** One of a few, kept in the address under a name; another choice begins its list anew. */
export function useChoice<Value extends string>(name: string, choices: readonly Value[], usual: Value) {
  const { said, say, search } = useAddress();
  const chosen = said.get(name);
  const value = choices.find((choice) => choice === chosen) ?? usual;
  const choose = useCallback(
    (next: Value) => say({ [name]: next === usual ? null : next, after: null }),
    [say, name, usual],
  );
  return { value, choose, search };
}
