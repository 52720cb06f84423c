import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Seal } from '#ui/marks/Seal.tsx'
import { Sheet, SheetPart } from '#ui/paper/Sheet.tsx'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import examples from './example-brands.module.css'
import styles from './Hero.module.css'
import { OngiMark } from './OngiMark.tsx'

export function Hero() {
  const { t } = useLingui()
  return (
    <div className={styles.hero}>
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
            <div className={styles.actions}>
              <a href={appAddresses.start} className={buttonClass({ look: 'ink', size: 'large' })}>
                <Trans>무료로 시작하기</Trans>
              </a>
              <a href="#introduction" className={buttonClass({ size: 'large' })}>
                <Trans>어떻게 쓰는지 보기</Trans>
              </a>
            </div>
            <p className={styles.note}>
              <Trans>가입하지 않아도 첫 질문부터 쓸 수 있어요. 쓴 글은 가입할 때 그대로 옮겨져요.</Trans>
            </p>
          </div>
          <div
            className={`${styles.figure} ${examples.ongi}`}
            role="img"
            aria-label={t`질문에 답하면 가이드가 쓰이는 화면. 예시 브랜드 온기`}
          >
            <div className={styles.sheet}>
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
              </Sheet>
            </div>
            <Slip />
            <Seal size="var(--stamp)" tiltKey="core/purpose" className={styles.stamp} />
          </div>
        </div>
      </Wide>
    </div>
  )
}

/** Illustration: a question beside its preview, with another person's caret. */
function Slip() {
  return (
    <div className={styles.slip}>
      <span className={styles.step}>
        <Trans>목적 · 왜 하나요</Trans>
      </span>
      <p className={styles.question}>
        <Trans>온기가 없으면 무엇이 아쉬울까요?</Trans>
      </p>
      <div className={styles.ruled}>
        <Trans>
          아끼느라 꺼내지 못하는 그릇 말고, 매일 손이 가는 그릇을
          <Peer /> 만들어요. 깨지면 고쳐서 다시 써요.
        </Trans>
        <i className={styles.me} />
      </div>
    </div>
  )
}

function Peer() {
  return (
    <span className={styles.peer}>
      <span className={styles.peerName}>
        <Trans>이지우</Trans>
      </span>
    </span>
  )
}
