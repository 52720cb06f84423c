import type { DocumentName } from '#model/document-kinds/names.ts'
import type { CallContext } from '#server/http/context.ts'
import { type DesignAtRest, readDesign } from '#server/scenes/design-at-rest.ts'
import { readDesignInTurn } from '../read-in-turn.ts'
import { refuseDamaged } from '../refuse-damaged.ts'

/**
 * A design as it is stored now: of one that is damaged what can be read. Rejects with CONFLICT where that is not a single page, and
 * with RATE_LIMITED.
 */
export function readStoredDesign(context: CallContext, document: DocumentName): Promise<DesignAtRest> {
  const { idBrand, services } = context
  return readDesignInTurn(context, async () => {
    const { state, isDamaged } = await services.versions.read({ idBrand, document })
    const read = await readDesign(state)
    if (read === null || (isDamaged && read.body.pages.length === 0)) throw refuseDamaged()
    return read
  })
}
