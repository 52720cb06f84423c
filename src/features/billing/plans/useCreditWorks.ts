import { useLingui } from '@lingui/react/macro'
import { listTaskProducts } from '#contract/task.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { worksFor } from '#model/tasks/credit-works.ts'

/** The price list of the desk, the same answer as that of the screen of requests. */
const productsRead = cachedRead({ call: listTaskProducts, scope: 'device', maxAge: 0, isTranslated: true })

/** Says what an amount of credits buys, by examples of which any one takes it; null where none is known. */
export function useCreditWorks(): (credits: number) => string | null {
  const { t, i18n } = useLingui()
  const products = useCachedRead(productsRead).data?._embedded.products ?? []
  const picture = useProviders()?.ai.picture?.credit ?? 0
  return (credits) => {
    const works = worksFor(products, credits, 2).map(({ product: { name }, times }) =>
      times === 1 ? name : `${name} × ${times}`,
    )
    const count = picture > 0 ? Math.floor(credits / picture) : 0
    const pictures = i18n.number(count)
    const all = count > 0 ? [...works, t`AI 그림 ${pictures}장`] : works
    return all.length === 0 ? null : new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(all)
  }
}
