/** The product's name: an operator changes it here, together with logo and colours. */
export const siteName = 'Arara';
