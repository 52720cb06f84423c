import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { black, contrastOf, enoughForLarge, labelOn, needsPlate } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type BrandColours, usualShares } from '#model/colour/roles.ts'
import { Text } from '#ui/Text.tsx'
import book from './ColourBook.module.css'
import styles from './ColourInUse.module.css'

const order = ['quaternary', 'main', 'secondary', 'tertiary'] as const

/** Proportions of the colours, and a label, a card and a banner made of them. */
export function ColourInUse({ four, brandName }: { four: BrandColours; brandName: string }) {
  const { t } = useLingui()
  const { main, secondary, tertiary, quaternary } = four
  const name = brandName || t`우리 브랜드`
  const onGround = wordsOn(quaternary)
  // Headings count as large text: where the contrast is too low even for that, ink is used.
  const heading = contrastOf(main, quaternary) >= enoughForLarge ? main : onGround
  const look = {
    '--main': main,
    '--on-main': wordsOn(main),
    '--second': secondary,
    '--on-second': wordsOn(secondary),
    '--accent': tertiary,
    '--on-accent': wordsOn(tertiary),
    '--ground': quaternary,
    '--on-ground': onGround,
    '--heading': heading,
  } as CSSProperties
  return (
    <section className={book.part}>
      <div className={book.head}>
        <h3>
          <Trans>쓰임과 비율</Trans>
        </h3>
      </div>
      <ul className={styles.bar} style={look}>
        {order.map((role) => (
          <li
            key={role}
            style={{ background: four[role], color: wordsOn(four[role]), flexGrow: usualShares[role] }}
            aria-label={`${colourWord(role)} ${usualShares[role]}%`}
          >
            <span aria-hidden>{usualShares[role]}</span>
          </li>
        ))}
      </ul>
      <div className={styles.uses} style={look} role="img" aria-label={t`라벨, 카드, 배너에 쓴 모습`}>
        <div className={styles.label}>
          <i className={styles.hole} />
          <b>{name}</b>
          <span className={styles.band}>
            <i />
          </span>
        </div>
        <div className={styles.card}>
          <span className={styles.picture}>
            <i />
          </span>
          <b>
            <Trans>오늘의 소식</Trans>
          </b>
          <Text as="span" size="small">
            <Trans>새로 나온 것을 먼저 알려 드려요.</Trans>
          </Text>
          <span className={styles.chip}>
            <Trans>새로 나옴</Trans>
          </span>
        </div>
        <div className={styles.banner}>
          <b>{name}</b>
          <span className={styles.press}>
            <Trans>보러 가기</Trans>
          </span>
        </div>
      </div>
    </section>
  )
}

/** Colour of text on `hex`. There is no room for a plate: black is used where a label would need one. */
function wordsOn(hex: Hex): Hex {
  return needsPlate(hex) ? black : labelOn(hex)
}
