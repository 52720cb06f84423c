import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Seal } from '#ui/marks/Seal.tsx'
import { Sheet, SheetPart } from '#ui/paper/Sheet.tsx'
import { Wide } from '../frame/Wide.tsx'
import examples from './example-brands.module.css'
import { FirstAnswers } from './FirstAnswers.tsx'
import styles from './Hero.module.css'
import { OngiMark } from './OngiMark.tsx'
import { OwnSheet } from './OwnSheet.tsx'
import { ReviewScore } from './ReviewScore.tsx'

/** The first questions of the product, and the page of the guide that they write. */
export function Hero({ review }: ComponentProps<typeof ReviewScore>) {
  const { t } = useLingui()
  return (
    <div className={styles.hero} data-part="hero">
      <Wide>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1>
              <span>
                <Trans>머릿속 브랜드를</Trans>
              </span>{' '}
              <span>
                <Trans>한 권으로 새겨요</Trans>
              </span>
            </h1>
            <p className={styles.lead}>
              <Trans>
                질문에 답하면 브랜드 가이드가 한 장씩 쓰여요. 인터넷이 끊겨도, 여럿이 함께 써도 멈추지 않아요.
              </Trans>
            </p>
            <FirstAnswers />
            <ReviewScore review={review} />
          </div>
          <div className={styles.figure}>
            <div
              className={`${styles.sheet} ${examples.ongi}`}
              role="img"
              aria-label={t`예시 브랜드 온기의 가이드 한 쪽`}
              data-part="example-sheet"
            >
              <Sheet
                wordmark={
                  <>
                    <OngiMark />
                    <Trans>온기</Trans>
                  </>
                }
                chapter={<Trans>브랜드 가치 체계</Trans>}
                title={<Trans>손이 먼저 찾는 그릇</Trans>}
              >
                <SheetPart label={<Trans>목적</Trans>} emptyText="" isCurrent>
                  <Trans>
                    아끼느라 꺼내지 못하는 그릇 말고, 매일 손이 가는 그릇을 만들어요. 깨지면 고쳐서 다시 써요.
                  </Trans>
                </SheetPart>
                <SheetPart label={<Trans>비전</Trans>} emptyText="">
                  <Trans>열두 명이 함께 빚고, 고친 그릇이 새 그릇보다 많은 곳</Trans>
                </SheetPart>
              </Sheet>
              <Seal size="var(--stamp)" tiltKey="core/purpose" className={styles.stamp} />
            </div>
            <OwnSheet />
          </div>
        </div>
      </Wide>
    </div>
  )
}
