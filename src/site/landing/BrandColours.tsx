import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './BrandColours.module.css'
import examples from './example-brands.module.css'
import { LandingSection } from './LandingSection.tsx'

export function BrandColours() {
  return (
    <LandingSection
      id="colour"
      title={
        <>
          <span>
            <Trans>색은 내 브랜드에서만</Trans>
          </span>{' '}
          <span>
            <Trans>나와요</Trans>
          </span>
        </>
      }
      lead={
        <Trans>
          화면은 종이와 먹으로만 이루어져요. 브랜드를 바꾸면 색도 함께 바뀌어서, 지금 누구의 이야기를 쓰는지
          헷갈리지 않아요.
        </Trans>
      }
    >
      <div className={styles.brands}>
        <Brand
          className={examples.ongi}
          initial={<Trans>온</Trans>}
          name={<Trans>온기</Trans>}
          trade={<Trans>도자 공방</Trans>}
          question={<Trans>어떤 장면에서 시작되었나요?</Trans>}
          answer={<Trans>금이 간 사발에 담긴 밥 한 그릇에서요.</Trans>}
          colours={['#9BBBA9', '#1F2522', '#B98C6B']}
        />
        <Brand
          className={examples.mulcham}
          initial={<Trans>물</Trans>}
          name={<Trans>물참</Trans>}
          trade={<Trans>바닷가 책방</Trans>}
          question={<Trans>누가 가장 먼저 찾아오나요?</Trans>}
          answer={<Trans>밀물 시간표를 외우는 동네 어르신이요.</Trans>}
          colours={['#2F5D8A', '#E9E4D8', '#C9A24B']}
        />
        <Brand
          className={examples.gamnamu}
          initial={<Trans>감</Trans>}
          name={<Trans>감나무집</Trans>}
          trade={<Trans>가을 곶감</Trans>}
          question={<Trans>무엇을 약속하나요?</Trans>}
          answer={<Trans>한 해에 한 번, 서리 내린 뒤에만 깎아요.</Trans>}
          colours={['#C4623A', '#3A2A22', '#F0E3D2']}
        />
        <Brand
          className={examples.bandeut}
          initial={<Trans>반</Trans>}
          name={<Trans>반듯</Trans>}
          trade={<Trans>동네 세탁소</Trans>}
          question={<Trans>무엇을 지키나요?</Trans>}
          answer={<Trans>맡긴 옷의 단추까지 세어 두어요.</Trans>}
          colours={['#5B4B8A', '#EFEDF5', '#D9A441']}
        />
      </div>
      <p className={styles.note}>
        <Trans>온기, 물참, 감나무집, 반듯은 화면을 보여 드리려고 지은 예시 브랜드예요.</Trans>
      </p>
    </LandingSection>
  )
}

type BrandProps = {
  className: string | undefined
  initial: ReactNode
  name: ReactNode
  trade: ReactNode
  question: ReactNode
  answer: ReactNode
  colours: readonly string[]
}

function Brand({ className, initial, name, trade, question, answer, colours }: BrandProps) {
  return (
    <div className={`${styles.brand} ${className ?? ''}`}>
      <div className={styles.rail} aria-hidden>
        <span>{initial}</span>
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className={styles.screen}>
        <h3>{name}</h3>
        <p className={styles.trade}>{trade}</p>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>{answer}</p>
        <div className={styles.colours} aria-hidden>
          {colours.map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
        </div>
      </div>
    </div>
  )
}
