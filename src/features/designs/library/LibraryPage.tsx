import { Trans } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { LibrarySearch } from './library-search.ts'

// Fonts, pictures and the scene, which the first content does not need.
const when = { when: afterFirstContentPaint }
const load = () => import('./LibraryScreen.tsx')

const OwnDesigns = lazyComponent(load, {
  ...when,
  Placeholder: () => (
    <>
      <PageHead title={<Trans>내 디자인</Trans>} />
      <Skeleton lines={6} />
    </>
  ),
})

const BrandTemplates = lazyComponent(load, {
  ...when,
  Placeholder: () => (
    <>
      <PageHead title={<Trans>브랜드 템플릿</Trans>} />
      <Skeleton lines={6} />
    </>
  ),
})

interface Props {
  createdType: DesignType
  search: LibrarySearch
}

/** The designs of the open brand, or its templates. */
export function LibraryPage({ createdType, search }: Props) {
  const { brand } = useDocument()
  const Screen = createdType === 'BRAND' ? BrandTemplates : OwnDesigns
  return (
    <Page measure="large">
      <Screen
        key={`${brand} ${createdType} ${search.folder ?? ''}`}
        brand={brand}
        createdType={createdType}
        search={search}
      />
    </Page>
  )
}
