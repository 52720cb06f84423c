import { Trans } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './PolicyPage.module.css'
import { PlainPolicy } from './policy/PlainPolicy.tsx'
import type { PolicyType } from './policy/policy-types.ts'
import { usePolicy } from './policy/usePolicy.ts'

const Markdown = lazyComponent(async () => ({ default: (await import('./policy/Markdown.tsx')).Markdown }), {
  when: afterFirstContentPaint,
  Placeholder: PlainPolicy,
})

/** A policy in force. Once loaded it can be read offline. */
export function PolicyPage({ type, title }: { type: PolicyType; title: string }) {
  const { policy, isFailed, retry } = usePolicy(type)
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
      {!policy && !isFailed && <Skeleton lines={12} />}
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
          <Trans>문서를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 불러와 주십시오.</Trans>
        </Banner>
      )}
    </article>
  )
}
