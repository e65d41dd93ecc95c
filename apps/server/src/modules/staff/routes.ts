import { staff, staffAccess, staffCare, staffMoney, staffRequests, staffRounds } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { staffRoute, visitorRoute } from '../../plugins/route.ts';
import { changeOwnPassword } from './access/change-own-password.ts';
import { loginStaff } from './access/login-staff.ts';
import { logoutStaff } from './access/logout-staff.ts';
import { presentStaff } from './access/present-staff.ts';
import { beginStaffTwoFactor, confirmStaffTwoFactor } from './access/set-up-two-factor.ts';
import { hasStaffTotp } from './access/staff-totp.ts';
import { addColleague, changeColleague, listTeam, resetColleague } from './access/team.ts';
import { listAudit } from './audit/list-audit.ts';
import { verifyRows } from './audit/verify-rows.ts';
import { liftHold, setHold } from './care/legal-hold.ts';
import { listDevices } from './care/list-devices.ts';
import { listNotes, writeNote } from './care/notes.ts';
import { putOffline } from './care/put-offline.ts';
import { decideCase } from './cases/decide-case.ts';
import { dismissCase } from './cases/dismiss-case.ts';
import { listCases } from './cases/list-cases.ts';
import { viewCase } from './cases/view-case.ts';
import { listAllDeposits } from './deposits/list-all-deposits.ts';
import { registerGamesRoom } from './games/index.ts';
import { registerGrowth } from './growth/index.ts';
import { registerLedger } from './ledger/index.ts';
import { listMembers } from './members/list-members.ts';
import { findRoundOwner, listMemberRounds, viewRound } from './members/rounds.ts';
import { setMemberStatus } from './members/set-member-status.ts';
import { viewStanding } from './members/standing.ts';
import { viewMember } from './members/view-member.ts';
import { viewStatement } from './members/view-statement.ts';
import { changePaymentMethod, listPaymentMethods } from './money/payment-methods.ts';
import { registerQueues } from './queues/index.ts';
import { registerReports } from './reports/index.ts';
import { askAdjustment } from './requests/adjustment.ts';
import { decideRequest } from './requests/decide-request.ts';
import { askLifting } from './requests/lifting.ts';
import { listRequests } from './requests/list-requests.ts';
import { askDeclaration } from './requests/payout.ts';
import { askPhone } from './requests/phone.ts';
import { askRefundDeclaration } from './requests/refund.ts';
import { registerSupport } from './support/routes.ts';
import { approveMany } from './withdrawals/approve-many.ts';
import { decideApproval } from './withdrawals/decide-approval.ts';
import { decideRejection } from './withdrawals/decide-rejection.ts';
import { getForReview } from './withdrawals/get-for-review.ts';
import { setAside, takeBack } from './withdrawals/hold.ts';
import { listQueue } from './withdrawals/list-queue.ts';

/** The back office: every call but the login needs a staff session, and the role's permission. */
export function registerStaff(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, staff.staffLogin, (input, caller) => loginStaff(house, input, caller));
  staffRoute(app, house, staff.staffLogout, (input, caller) => logoutStaff(house, input, caller));
  staffRoute(app, house, staff.staffWho, async (_input, caller) =>
    presentStaff(caller.staff, await hasStaffTotp(house.db, caller.staff.staffId)),
  );
  registerAccess(app, house);
  registerCare(app, house);
  registerRequests(app, house);

  staffRoute(app, house, staff.staffWithdrawals, (input) => listQueue(house, input));
  staffRoute(app, house, staff.staffWithdrawalGet, (input) => getForReview(house, input));
  staffRoute(app, house, staff.staffWithdrawalApprove, (input, caller) =>
    decideApproval(house, input, caller),
  );
  staffRoute(app, house, staff.staffWithdrawalReject, (input, caller) =>
    decideRejection(house, input, caller),
  );

  staffRoute(app, house, staffMoney.withdrawalHold, (input, caller) => setAside(house, input, caller));
  staffRoute(app, house, staffMoney.withdrawalRelease, (input, caller) => takeBack(house, input, caller));
  staffRoute(app, house, staffMoney.paymentMethodList, () => listPaymentMethods(house.db));
  staffRoute(app, house, staffMoney.paymentMethodChange, (input, caller) =>
    changePaymentMethod(house, input, caller),
  );

  staffRoute(app, house, staff.staffMembers, (input) => listMembers(house, input));
  staffRoute(app, house, staff.staffMemberGet, (input, caller) => viewMember(house, input, caller));
  staffRoute(app, house, staff.staffMemberStatement, (input) => viewStatement(house, input));
  staffRoute(app, house, staff.staffMemberStatus, (input, caller) => setMemberStatus(house, input, caller));

  staffRoute(app, house, staff.staffDeposits, (input, caller) => listAllDeposits(house, input, caller));
  staffRoute(app, house, staff.staffCases, (input) => listCases(house, input));
  staffRoute(app, house, staff.staffCaseGet, (input) => viewCase(house, input));
  staffRoute(app, house, staff.staffCaseDecide, (input, caller) => decideCase(house, input, caller));
  staffRoute(app, house, staff.staffCaseDismiss, (input, caller) => dismissCase(house, input, caller));
  staffRoute(app, house, staff.staffAudit, (input) => listAudit(house, input));
  staffRoute(app, house, staff.staffAuditVerify, (input) => verifyRows(house.db, input));
  registerQueues(app, house);
  registerSupport(app, house);
  registerReports(app, house);
  registerGrowth(app, house);
  registerGamesRoom(app, house);
  registerLedger(app, house);
  staffRoute(app, house, staffRounds.memberRounds, (input, caller) => listMemberRounds(house, input, caller));
  staffRoute(app, house, staffRounds.memberRound, (input, caller) => viewRound(house, input, caller));
  staffRoute(app, house, staffRounds.roundFind, (input) => findRoundOwner(house, input));
  staffRoute(app, house, staffRounds.memberStanding, (input) => viewStanding(house, input));
  staffRoute(app, house, staffRounds.approveMany, (input, caller) => approveMany(house, input, caller));
}

/** Who may enter, and with what. */
function registerAccess(app: FastifyInstance, house: House): void {
  const { staffTwoFactorBegin, staffTwoFactorConfirm, staffTeam, staffTeamAdd, staffTeamChange } =
    staffAccess;
  staffRoute(app, house, staffAccess.staffPasswordChange, (input, caller) =>
    changeOwnPassword(house, input, caller),
  );
  staffRoute(app, house, staffAccess.staffTeamReset, (input, caller) => resetColleague(house, input, caller));
  staffRoute(app, house, staffTwoFactorBegin, (input, caller) => beginStaffTwoFactor(house, input, caller));
  staffRoute(app, house, staffTwoFactorConfirm, (input, caller) =>
    confirmStaffTwoFactor(house, input, caller),
  );
  staffRoute(app, house, staffTeam, () => listTeam(house));
  staffRoute(app, house, staffTeamAdd, (input, caller) => addColleague(house, input, caller));
  staffRoute(app, house, staffTeamChange, (input, caller) => changeColleague(house, input, caller));
}

/** What staff does for and about one member. */
function registerCare(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffCare.staffMemberOffline, (input, caller) => putOffline(house, input, caller));
  staffRoute(app, house, staffCare.staffMemberDevices, (input) => listDevices(house, input));
  staffRoute(app, house, staffCare.staffMemberNotes, (input) => listNotes(house, input));
  staffRoute(app, house, staffCare.staffMemberNote, (input, caller) => writeNote(house, input, caller));
  staffRoute(app, house, staffCare.staffMemberHold, (input, caller) => setHold(house, input, caller));
  staffRoute(app, house, staffCare.staffMemberHoldLift, (input, caller) => liftHold(house, input, caller));
}

/** What one asks for and another decides. */
function registerRequests(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffRequests.staffRequests, (input, caller) => listRequests(house, input, caller));
  staffRoute(app, house, staffRequests.staffRequestDecide, (input, caller) =>
    decideRequest(house, input, caller),
  );
  staffRoute(app, house, staffRequests.staffAdjust, (input, caller) => askAdjustment(house, input, caller));
  staffRoute(app, house, staffRequests.staffPhoneAsk, (input, caller) => askPhone(house, input, caller));
  staffRoute(app, house, staffRequests.staffLiftingAsk, (input, caller) => askLifting(house, input, caller));
  staffRoute(app, house, staffRequests.staffPayoutDeclare, (input, caller) =>
    askDeclaration(house, input, caller),
  );
  staffRoute(app, house, staffRequests.staffRefundDeclare, (input, caller) =>
    askRefundDeclaration(house, input, caller),
  );
}
