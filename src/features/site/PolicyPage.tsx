import { Trans } from '@lingui/react/macro'
import { Fragment, useEffect } from 'react'
import { afterFirstContentPaint, delayFirstContent } from '#device/browser/first-content.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './PolicyPage.module.css'
import { withoutFrontMatter } from './policy/markdown-source.ts'
import type { PolicyType } from './policy/policy-types.ts'
import { usePolicy } from './policy/usePolicy.ts'

const Markdown = lazyComponent(async () => ({ default: (await import('./policy/Markdown.tsx')).Markdown }), {
  when: afterFirstContentPaint,
  Placeholder: PlainPolicy,
})

/** A policy in force. Once loaded it can be read offline. */
export function PolicyPage({ type, title }: { type: PolicyType; title: string }) {
  const { policy, isFailed, unready, retry } = usePolicy(type)
  const isPending = !policy && !isFailed && unready === null
  useEffect(() => (isPending ? delayFirstContent() : undefined), [isPending])
  return (
    <article className={styles.policy}>
      <h1 tabIndex={-1}>{title}</h1>
      {policy?.effectiveDate && (
        <p className={styles.facts}>
          <Trans>시행일 {policy.effectiveDate}</Trans>
        </p>
      )}
      {policy && (
        <div lang={policy.language}>
          <Markdown source={policy.body} />
        </div>
      )}
      {unready !== null && <p>{unready}</p>}
      {isPending && <Skeleton lines={12} />}
      {isFailed && (
        <Banner
          look="box"
          tone="warning"
          actions={
            <Button size="small" onClick={retry}>
              <Trans>다시 불러오기</Trans>
            </Button>
          }
        >
          <Trans>문서를 불러오지 못했어요. 인터넷 연결을 확인한 뒤 다시 불러와 주세요.</Trans>
        </Banner>
      )}
    </article>
  )
}

/** Text and headings of a document, shown until the Markdown renderer is loaded. */
function PlainPolicy({ source }: { source: string }) {
  const blocks = withoutFrontMatter(source).split(/\r?\n\s*\r?\n/)
  return blocks.map((block, index) => {
    const text = block.trim().replace(/^#+\s+|\*\*|`/g, '')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
      <Fragment key={index}>{block.startsWith('#') ? <h2>{text}</h2> : <p>{text}</p>}</Fragment>
    )
  })
}
