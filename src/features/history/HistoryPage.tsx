import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { LongerHistory } from '#kits/history/LongerHistory.tsx'
import { Retention } from '#kits/history/Retention.tsx'
import { contentOf, loadContent, loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { type DocumentName, documentNames, traitsOf } from '#model/document-kinds/names.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { historySearch } from './versions/history-search.ts'

// Loaded lazily, because it brings the comparison of two document states and the labels of every field.
const Versions = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('./Versions.tsx'),
      loadWorkbook(...stepGroups),
      loadContent('options'),
      loadContent('options-strategy'),
      loadContent('reference'),
    ])
    return part
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={6} /> },
)

/** The documents of which people restore versions. Read from their traits: the fields of all are loaded with the versions. */
export const historyDocuments = documentNames.filter((name) => {
  const { hasVersions, isRestorable } = traitsOf(name)
  return hasVersions && isRestorable
})

interface Props {
  document: DocumentName
  /** The selected version; null for none. */
  idVersion: number | null
}

/** The versions of a brand's documents: when they were saved, who wrote them, and how to restore one. */
export function HistoryPage({ document, idVersion }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const titles = contentOf('documents')
  return (
    <Page>
      <PageHead
        title={<Trans>변경 이력</Trans>}
        note={isLocal(brand) ? <Trans>고친 내용이 버전으로 남아요</Trans> : <Retention brand={brand} />}
        actions={!isLocal(brand) && <LongerHistory brand={brand} />}
      />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없는 변경 이력`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 고칠 때마다 버전이 남고, 되돌릴 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t`무엇의 변경 이력`}
            links={historyDocuments.map((name) => ({
              key: name,
              label: titles[traitsOf(name).title],
              isCurrent: name === document,
              render: (look) => <Link to="/brand/history" search={historySearch(name)} {...look} />,
            }))}
          />
          <Versions key={`${brand}:${document}`} idBrand={brand} document={document} idVersion={idVersion} />
        </>
      )}
    </Page>
  )
}
