import { Admin, Resource } from 'react-admin';
import { NotFoundPage } from '../components/not-found-page.tsx';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { CasesPage } from '../features/cases/cases-page.tsx';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { DepositsPage } from '../features/deposits/deposits-page.tsx';
import { GamesPage } from '../features/games/games-page.tsx';
import { GrowthPage } from '../features/growth/growth-page.tsx';
import { LedgerPage } from '../features/ledger/ledger-page.tsx';
import { MemberPage } from '../features/members/member-page.tsx';
import { MembersPage } from '../features/members/members-page.tsx';
import { QueuesPage } from '../features/queues/queues-page.tsx';
import { ReportsPage } from '../features/reports/reports-page.tsx';
import { ReportRowsPage } from '../features/reports/rows-page.tsx';
import { RequestsPage } from '../features/requests/requests-page.tsx';
import { SupportPage } from '../features/support/support-page.tsx';
import { TeamPage } from '../features/team/team-page.tsx';
import { WithdrawalsPage } from '../features/withdrawals/withdrawals-page.tsx';
import { queryClient } from '../lib/query-client.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { HomePage } from './home-page.tsx';
import { i18nProvider } from './i18n-provider.ts';
import { Frame } from './layout/frame.tsx';
import { LoginPage } from './login-page.tsx';
import { store } from './store.ts';
import { theme } from './theme.ts';

/** The whole back office. Telemetry stays off: the page talks to its own server alone. */
export function App() {
  return (
    <Admin
      authProvider={authProvider}
      catchAll={NotFoundPage}
      darkTheme={null}
      dashboard={HomePage}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={Frame}
      loginPage={LoginPage}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={theme}
      title="Arara"
    >
      <Resource name="reports" list={ReportsPage} edit={ReportRowsPage} />
      <Resource name="withdrawals" list={WithdrawalsPage} />
      <Resource name="queues" list={QueuesPage} edit={QueuesPage} />
      <Resource name="support" list={SupportPage} />
      <Resource name="deposits" list={DepositsPage} />
      <Resource name="ledger" list={LedgerPage} edit={LedgerPage} />
      <Resource name="members" list={MembersPage} edit={MemberPage} />
      <Resource name="cases" list={CasesPage} />
      <Resource name="chat" list={ChatPage} />
      <Resource name="games" list={GamesPage} edit={GamesPage} />
      <Resource name="growth" list={GrowthPage} edit={GrowthPage} />
      <Resource name="requests" list={RequestsPage} />
      <Resource name="team" list={TeamPage} />
      <Resource name="audit" list={AuditPage} />
    </Admin>
  );
}
