import { contract } from '#contract/contract.ts'
import type { PlanKey } from '#model/access/plans.ts'
import type { TestApi } from '#server/api/test-api.ts'
import type { World } from './fixtures.ts'

const area =
  /^\/api\/v1\/(template|tmpls|search-keyword|bundle|editor|temp|quest\/bundleCollection|brand\/document)\b/

/** The calls about templates, designs, market, bundles, favourites and Google documents. */
export const templateCalls = contract.filter(({ path }) => area.test(path))

/** Puts the brand of a world on a plan. */
export async function setPlan(api: TestApi, { idBrand }: World, plan: PlanKey): Promise<void> {
  await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()
}
