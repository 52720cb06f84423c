import type { Implementation } from '../http/implement.ts'
import { lemonRoutes } from './billing/lemon-routes.ts'
import { linkRoutes } from './billing/link-routes.ts'
import { logoRoutes } from './billing/logo-routes.ts'
import { paymentRoutes } from './billing/payment-routes.ts'
import { creditRoutes } from './billing/routes.ts'
import { subscriptionRoutes } from './billing/subscription-routes.ts'
import { brandRoutes } from './brands/routes.ts'
import { campaignDeskRoutes } from './campaign/desk-routes.ts'
import { campaignRoutes } from './campaign/routes.ts'
import { approvalRoutes } from './documents/approval/routes.ts'
import { brandCoreRoutes } from './documents/brand-core/routes.ts'
import { historyRoutes } from './documents/history/routes.ts'
import { personalityRoutes } from './documents/personality/routes.ts'
import { positioningRoutes } from './documents/positioning/routes.ts'
import { syncRoutes } from './documents/sync/routes.ts'
import { visualRoutes } from './documents/visual/routes.ts'
import { driveRoutes } from './files/drive/routes.ts'
import { photoRoutes } from './files/photo/routes.ts'
import { resumableRoutes } from './files/resumable/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { accountRoutes } from './identity/account/routes.ts'
import { meRoutes } from './identity/me/routes.ts'
import { secondFactorRoutes } from './identity/second-factor/routes.ts'
import { signInRoutes } from './identity/sign-in/routes.ts'
import { staffRoutes } from './identity/staff/routes.ts'
import { operatorLinkRoutes } from './operator/link-routes.ts'
import { operatorMoneyRoutes } from './operator/money-routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { questRoutes } from './quest/routes.ts'
import { faqRoutes } from './reference/faq/routes.ts'
import { fontRoutes } from './reference/font/routes.ts'
import { optionRoutes } from './reference/options/routes.ts'
import { policyRoutes } from './reference/policies/routes.ts'
import { postRoutes } from './reference/posts/routes.ts'
import { providerRoutes } from './reference/providers/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { memberRoutes } from './team/routes.ts'

/** The handlers of all calls of the contract. */
export const implementations: readonly Implementation[] = [
  ...accountRoutes,
  ...signInRoutes,
  ...meRoutes,
  ...secondFactorRoutes,
  ...brandRoutes,
  ...memberRoutes,
  ...brandCoreRoutes,
  ...visualRoutes,
  ...personalityRoutes,
  ...positioningRoutes,
  ...approvalRoutes,
  ...fontRoutes,
  ...fileRoutes,
  ...resumableRoutes,
  ...driveRoutes,
  ...photoRoutes,
  ...historyRoutes,
  ...shareRoutes,
  ...questRoutes,
  ...syncRoutes,
  ...optionRoutes,
  ...policyRoutes,
  ...faqRoutes,
  ...postRoutes,
  ...providerRoutes,
  ...campaignRoutes,
  ...creditRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...linkRoutes,
  ...lemonRoutes,
  ...logoRoutes,
  ...taskRoutes,
  ...staffRoutes,
  ...operatorRoutes,
  ...operatorMoneyRoutes,
  ...operatorLinkRoutes,
  ...campaignDeskRoutes,
]
