import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Section } from '#model/workbook/sections.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { guidePageOf } from '../sections/guide-page.ts'
import styles from './Preview.module.css'

const phone = '(max-width: 575px)'

/** Live preview of the page that is being written; on phones a disclosure below the question. */
export default function Preview({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useLingui()
  const isPhone = useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
  const page = guidePageOf(section)
  const isStrategy = section.group === 'strategy'
  const read = isStrategy ? t`전략에서 보기` : t`가이드에서 보기`
  if (isPhone) {
    return (
      <Disclosure
        title={isStrategy ? <Trans>전략 미리보기</Trans> : <Trans>가이드 미리보기</Trans>}
        note={<Trans>쓰는 대로 담겨요</Trans>}
        isFlush
      >
        {children}
      </Disclosure>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <span>
          {isStrategy ? (
            <Trans>전략 미리보기 · 쓰는 대로 담겨요</Trans>
          ) : (
            <Trans>가이드 미리보기 · 쓰는 대로 담겨요</Trans>
          )}
        </span>
        {page && (
          <Link
            {...page}
            className={buttonClass({ look: 'quiet', size: 'small', hangs: 'end' })}
            title={read}
          >
            <Icon of={ExternalLink} size="small" />
            {read}
          </Link>
        )}
      </div>
      {children}
    </>
  )
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
