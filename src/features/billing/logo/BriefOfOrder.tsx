import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LogoImage } from '#kits/logo/logo-draft.ts'
import type { BriefRow } from '#kits/logo/useBriefRows.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from './Logo.module.css'

interface Props {
  rows: readonly BriefRow[]
  images: readonly LogoImage[]
  /** The question that has to be answered first; null: there is none. */
  openStep: number | null
}

/** What the designer will read, with the way back to it. */
export function BriefOfOrder({ rows, images, openStep }: Props) {
  const count = images.length
  const to = '/brand/setting/logoquest/{-$step}'
  return (
    <section>
      <SectionHead
        title={<Trans>의뢰서</Trans>}
        end={
          <Link
            to={to}
            params={{ step: openStep === null ? 'success' : String(openStep) }}
            className={linkClass}
          >
            <Trans>의뢰서 고치기</Trans>
          </Link>
        }
      />
      {openStep === null ? (
        <dl className={styles.brief}>
          {rows
            .filter(({ text }) => text !== '')
            .map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          {count > 0 && (
            <div>
              <dt>
                <Trans>참고할 그림</Trans>
              </dt>
              <dd>
                <Trans>{count}장</Trans>
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <Banner look="box" tone="warning">
          <Trans>디자이너가 무엇을 만들지 알 수 있게, 의뢰서에 브랜드 이름과 업종을 적어 주세요.</Trans>
        </Banner>
      )}
    </section>
  )
}
