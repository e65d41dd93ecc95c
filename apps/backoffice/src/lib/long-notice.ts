/** How long a notice stays that tells who was faster, in milliseconds: long enough to read who it was. */
export const longNoticeMs = 12_000;
