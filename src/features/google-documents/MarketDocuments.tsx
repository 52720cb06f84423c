import { Trans, useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CopyLink } from './CopyLink.tsx'
import { CopyNote } from './CopyNote.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import styles from './GoogleDocuments.module.css'
import { googleTemplatesRead } from './reads/document-reads.ts'
import { useDocumentActions } from './useDocumentActions.ts'

/** The documents that the operator offers. A press opens Google's page, and puts the link into the list of the member. */
export default function MarketDocuments() {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { data: templates, state } = useCachedRead(googleTemplatesRead)
  const { take } = useDocumentActions(brand)
  const isReader = useReadsOnly()
  if (!templates && state.kind === 'failed')
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>Google 문서를 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  if (!templates)
    return (
      <div aria-busy>
        <Skeleton lines={4} />
      </div>
    )
  if (templates.length === 0)
    return (
      <EmptyState headline={t`아직 없어요`}>
        <Trans>지금은 준비된 Google 문서가 없어요.</Trans>
      </EmptyState>
    )
  return (
    <Stack gap={5}>
      <CopyNote />
      <ul className={styles.grid}>
        {templates.map((template) => (
          <li key={template.idTemplate}>
            <DocumentCard
              kind={template.kind}
              title={template.name}
              purpose={template.purpose}
              isStrategy={template.isStrategy}
              actions={
                <CopyLink
                  name={template.name}
                  url={template.url}
                  {...(!isReader && { onOpen: () => take(template) })}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
