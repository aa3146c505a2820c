export { readWallet } from './wallet.ts';
