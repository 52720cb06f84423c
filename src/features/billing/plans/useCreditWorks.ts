import { useLingui } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { productsRead } from '#kits/commerce/task-products-read.ts'
import { worksFor } from '#model/tasks/credit-works.ts'

/** Says what an amount of credits buys, by examples of which any one takes it; null where none is known. */
export function useCreditWorks(): (credits: number) => string | null {
  const { t, i18n } = useLingui()
  const products = useCachedRead(productsRead).data?._embedded.products ?? []
  const picture = useProviders()?.ai.picture?.credit ?? 0
  return (credits) => {
    const works = worksFor(products, credits, 2).map(({ product: { name }, times }) =>
      times === 1 ? name : `${name} × ${i18n.number(times)}`,
    )
    const count = picture > 0 ? Math.floor(credits / picture) : 0
    const pictures = i18n.number(count)
    const all = count > 0 ? [...works, t`AI 그림 ${pictures}장`] : works
    return all.length === 0 ? null : new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(all)
  }
}
