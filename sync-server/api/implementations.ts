import type { Implementation } from '../http/implement.ts'
import { accountRoutes } from './account/routes.ts'
import { brandRoutes } from './brand/routes.ts'
import { brandCoreRoutes } from './brand-core/routes.ts'
import { meRoutes } from './me/routes.ts'
import { referenceRoutes } from './reference/routes.ts'

/** What the server does for every call of the contract. */
export const implementations: readonly Implementation[] = [
  ...accountRoutes,
  ...meRoutes,
  ...brandRoutes,
  ...brandCoreRoutes,
  ...referenceRoutes,
]
