import type { Implementation } from '../http/implement.ts'
import { accountRoutes } from './account/routes.ts'
import { approvalRoutes } from './approval/routes.ts'
import { brandRoutes } from './brand/routes.ts'
import { brandCoreRoutes } from './brand-core/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { fontRoutes } from './font/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { meRoutes } from './me/routes.ts'
import { memberRoutes } from './member/routes.ts'
import { personalityRoutes } from './personality/routes.ts'
import { photoRoutes } from './photo/routes.ts'
import { positioningRoutes } from './positioning/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { visualRoutes } from './visual/routes.ts'

/** What the server does for every call of the contract. */
export const implementations: readonly Implementation[] = [
  ...accountRoutes,
  ...signInRoutes,
  ...meRoutes,
  ...brandRoutes,
  ...memberRoutes,
  ...brandCoreRoutes,
  ...visualRoutes,
  ...personalityRoutes,
  ...positioningRoutes,
  ...approvalRoutes,
  ...fontRoutes,
  ...fileRoutes,
  ...photoRoutes,
  ...historyRoutes,
  ...shareRoutes,
  ...syncRoutes,
  ...referenceRoutes,
]
