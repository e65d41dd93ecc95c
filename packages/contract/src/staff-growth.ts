export { termsLengthMax, textLanguages } from './staff-growth/fields.ts';
export * from './staff-growth/site.ts';
export * from './staff-growth/tables.ts';
export * from './staff-growth/texts.ts';
