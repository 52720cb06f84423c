import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GoogleKind } from '#model/google/document-address.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './GoogleDocuments.module.css'

interface Props {
  kind: GoogleKind
  title: ReactNode
  purpose?: string
  isStrategy?: boolean
  actions: ReactNode
}

/** A document with its kind, and what can be done with it. */
export function DocumentCard({ kind, title, purpose, isStrategy = false, actions }: Props) {
  return (
    <article className={styles.card}>
      <Row gap={2} isWrapped>
        <Tag>{kind === 'document' ? <Trans>문서</Trans> : <Trans>프레젠테이션</Trans>}</Tag>
        {isStrategy && (
          <Tag>
            <Trans>브랜드 전략</Trans>
          </Tag>
        )}
      </Row>
      <h2 className={styles.name}>{title}</h2>
      {purpose !== undefined && (
        <Text tone="soft" size="small">
          {purpose}
        </Text>
      )}
      <Row gap={2} align="center" isWrapped className={styles.actions}>
        {actions}
      </Row>
    </article>
  )
}
