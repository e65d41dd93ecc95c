import { useEffect, useRef, useState } from 'react';

const shownMs = 3000;

/** Copies text; `isCopied` stays true for three seconds after it worked. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    const worked = await write(text);
    clearTimeout(timer.current);
    setCopied(worked);
    if (worked) timer.current = setTimeout(() => setCopied(false), shownMs);
    return worked;
  };
  return { isCopied, copy };
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeBySelection(text);
  }
}

/** Plain http and old browsers have no clipboard: a selected field can still be copied. */
function writeBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  return worked;
}
