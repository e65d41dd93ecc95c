/** Charge id: 26 to 35 letters or digits (`TxId`). */
export const txidPattern = /^[a-zA-Z0-9]{26,35}$/;
/** The txid of a received Pix may come from a static code, so it can be shorter. */
export const receivedTxidPattern = /^[a-zA-Z0-9]{1,35}$/;
/** `EndToEndId`: E, ISPB of the payer's institution, minute in UTC, 11 letters or digits. */
export const endToEndIdPattern = /^[a-zA-Z0-9]{32}$/;
/** `DevolucaoId`; payout ids follow it. */
export const ownIdPattern = /^[a-zA-Z0-9]{1,35}$/;
export const cpfDigitsPattern = /^\d{11}$/;
/** CNPJ with letters allowed, as issued from July 2026. */
export const cnpjPattern = /^[0-9A-Z]{14}$/;
export const ispbPattern = /^[0-9A-Z]{8}$/;
