import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Seal } from '#ui/marks/Seal.tsx'
import { StampTable } from '#ui/paper/StampTable.tsx'
import examples from './example-brands.module.css'
import { useExampleSections } from './example-sections.ts'
import styles from './Introduction.module.css'
import { LandingSection } from './LandingSection.tsx'
import { OngiMark } from './OngiMark.tsx'

export function Introduction() {
  const { t } = useLingui()
  const groups = useExampleSections()
  return (
    <LandingSection
      id="introduction"
      title={
        <>
          <span>
            <Trans>아홉 칸을 채우면</Trans>
          </span>{' '}
          <span>
            <Trans>브랜드 한 권</Trans>
          </span>
        </>
      }
      lead={
        <Trans>한 번에 하나만 묻고, 다 쓴 섹션에는 도장이 찍혀요. 지금 어디까지 왔는지 한눈에 보여요.</Trans>
      }
    >
      <div className={examples.ongi}>
        <StampTable label={t`예시 브랜드 온기의 결재란`} blank={t`(인)`} headingAs="h3" groups={groups} />
      </div>
      <div className={`${styles.steps} ${examples.ongi}`}>
        <Step
          figure={
            <div className={styles.asking}>
              <b>
                <Trans>비전 · 앞으로</Trans>
              </b>
              <p>
                <Trans>5년 뒤 온기는 어떤 공방일까요?</Trans>
              </p>
              <p className={styles.answer}>
                <Trans>열두 명이 함께 빚고, 고친 그릇이 새 그릇보다 많은 곳</Trans>
              </p>
            </div>
          }
          title={<Trans>질문에 답해요</Trans>}
        >
          <Trans>
            막히면 예시를 펼치고, 쓰고 싶은 만큼만 써요. 저장 버튼은 없어요. 쓰는 대로 이 기기에 남아요.
          </Trans>
        </Step>
        <Step
          figure={
            <div className={styles.page}>
              <span>
                <OngiMark size={18} />
                <Trans>온기</Trans>
              </span>
              <b>
                <Trans>손이 먼저 찾는 그릇</Trans>
              </b>
              <i />
              <i />
            </div>
          }
          title={<Trans>가이드가 쓰여요</Trans>}
        >
          <Trans>답이 그대로 가이드 페이지가 돼요. 쓰는 동안 옆에서 함께 쓰이고, 고치면 같이 바뀌어요.</Trans>
        </Step>
        <Step
          figure={
            <div className={styles.sealed}>
              <Seal size={96} tiltKey="core/story" />
            </div>
          }
          title={<Trans>도장을 찍어요</Trans>}
        >
          <Trans>섹션의 답이 모두 모이면 도장이 찍히고 날짜가 남아요. 언제든 다시 열어 고쳐도 돼요.</Trans>
        </Step>
      </div>
    </LandingSection>
  )
}

function Step({ figure, title, children }: { figure: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className={styles.figure} aria-hidden>
        {figure}
      </div>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
  )
}
