import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Picture, type PictureName } from '../service/Picture.tsx'
import { LandingSection } from './LandingSection.tsx'
import styles from './Screens.module.css'

/** Real screens of the product, with the demo brand in the language of the page. */
export function Screens() {
  const { t } = useLingui()
  return (
    <LandingSection
      id="screens"
      title={
        <>
          <span>
            <Trans>쓰고 나면</Trans>
          </span>{' '}
          <span>
            <Trans>이렇게 남아요</Trans>
          </span>
        </>
      }
      lead={<Trans>예시 브랜드 온기를 연 실제 화면이에요.</Trans>}
    >
      <div className={styles.screens}>
        <Screen
          name="first-look"
          alt={t`첫 질문 세 개로 나온 로고와 그 로고를 입은 가방, 간판, 명함, 휴대전화. 예시 브랜드 온기`}
          caption={<Trans>첫 질문 세 개로 만나는 첫 모습</Trans>}
        />
        <Screen
          name="logo-maker"
          alt={t`이름과 컬러로 그린 로고 제안 여섯 개. 예시 브랜드 온기`}
          caption={<Trans>이름과 컬러로 그려 주는 로고 제안</Trans>}
        />
        <Screen
          name="guide"
          alt={t`로고와 컬러가 담긴 비주얼 아이덴티티 페이지. 예시 브랜드 온기`}
          caption={<Trans>로고와 컬러, 글꼴이 담긴 가이드</Trans>}
        />
        <Screen
          name="book"
          alt={t`가이드로 브랜드 북을 만드는 창. 예시 브랜드 온기`}
          caption={<Trans>PDF 한 권으로 내려받는 브랜드 북</Trans>}
        />
        <Screen
          name="position-map"
          alt={t`네 브랜드가 놓인 포지션 맵. 온기와 경쟁 브랜드는 모두 지어낸 예시`}
          caption={<Trans>경쟁 브랜드 사이의 내 자리</Trans>}
        />
        <Screen
          name="share"
          alt={t`링크로 연 브랜드 가이드의 표지. 예시 브랜드 온기`}
          caption={<Trans>가입 없이 읽는 공유 링크</Trans>}
        />
      </div>
    </LandingSection>
  )
}

function Screen({ name, alt, caption }: { name: PictureName; alt: string; caption: ReactNode }) {
  return (
    <figure>
      <Picture name={name} alt={alt} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
