/** The feature's interface for other features. */
export { addFirstMember, addNewcomer, newSalesman } from './newcomers.usecases.ts';
export { newUserId, refusingTaken } from './merchant-staff.usecases.ts';
