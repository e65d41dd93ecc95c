import { localStorageStore } from 'react-admin';

/** What this browser keeps of the back office, its language among it. */
export const store = localStorageStore('1', 'backoffice');
