/** An address or a number as it may be shown and told of: enough to recognise one's own, not enough to copy. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}•••${phone.slice(-4)}`;
