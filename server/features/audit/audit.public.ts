/** The feature's interface for other features. */
export {
  changesSince,
  donesSince,
  fieldChangesSince,
  writeAudit,
  writeAudits,
  writeOperatorAudit,
  writeRefusal,
  writeSignIn,
} from './audit.usecases.ts';
export { changesOfCustomer } from './audit.own-data.rules.ts';
