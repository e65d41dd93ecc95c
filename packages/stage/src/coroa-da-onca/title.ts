export { coroaDaOnca } from '../../../games/src/slots/coroa-da-onca.ts';
