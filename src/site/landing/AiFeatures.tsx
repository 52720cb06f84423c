import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './AiFeatures.module.css'
import { LandingSection } from './LandingSection.tsx'

interface Props {
  /** Whether a language model is connected, which the team of a brand may turn on. */
  writesTexts: boolean
  /** Whether an image model is connected. */
  makesPictures: boolean
}

/** What is suggested by rules, and what by models, where they are connected here. */
export function AiFeatures({ writesTexts, makesPictures }: Props) {
  return (
    <LandingSection
      id="ai-features"
      title={
        <>
          <span>
            <Trans>부를 때만</Trans>
          </span>{' '}
          <span>
            <Trans>나타나는 제안</Trans>
          </span>
        </>
      }
      lead={
        <Trans>답을 대신 정하지 않아요. 제안은 글 옆에 놓이고, 누르기 전에는 한 글자도 바뀌지 않아요.</Trans>
      }
    >
      <ul className={styles.features}>
        <Feature title={<Trans>초안은 답에서 만들어요</Trans>}>
          <Trans>
            이야기와 목적, 비전, 가치의 첫 문장은 인터넷 없이도 답을 엮어 제안해요. 누르기 전에는 바뀌지
            않아요.
          </Trans>
        </Feature>
        <Feature title={<Trans>말투를 살펴요</Trans>}>
          <Trans>
            브랜드의 말투와 다르거나 쓰지 않기로 한 말이 있으면 그 자리에서 알리고 고친 문장을 보여요.
          </Trans>
        </Feature>
        <Feature title={<Trans>가게의 글을 써요</Trans>}>
          <Trans>
            상품 설명과 리뷰 답글, 쉬는 날 안내를 가이드가 아는 것으로 시작해요. 인터넷 없이도 돼요.
          </Trans>
        </Feature>
        {writesTexts && (
          <Feature title={<Trans>AI가 다듬어요</Trans>}>
            <Trans>
              팀이 켜 두면 AI가 초안과 다른 표현, 번역을 써 봐요. 무엇을 누구에게 보내는지 먼저 알려 드려요.
            </Trans>
          </Feature>
        )}
        {makesPictures && (
          <Feature title={<Trans>AI로 그림을 만들어요</Trans>}>
            <Trans>적은 장면을 그림으로 만들어 드라이브에 담아요. 드는 크레딧은 누르기 전에 보여요.</Trans>
          </Feature>
        )}
      </ul>
    </LandingSection>
  )
}

function Feature({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
