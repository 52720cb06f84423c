import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { usualShares } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from './BrandGlance.module.css'

const { visual } = guide
/** From the largest area to the smallest. */
const roles = ['quaternary', 'main', 'secondary', 'tertiary'] as const

/** The brand as it stands: its logo and its colours in proportion. Nothing while it has neither. */
export default function BrandGlance() {
  const { t } = useLingui()
  const [primary] = useValue(visual['logoJson.primary'])
  const [vector] = useValue(visual['logoJson.vector'])
  const [symbol] = useValue(visual.logoSymbol)
  const file = primary ?? vector ?? symbol
  const logo = useFileUrl(file)
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const colours = useFromAnswers(coloursOf)
  const chosen = roles.flatMap((role) => {
    const hex = colours[role]
    return hex === null ? [] : [{ role, hex }]
  })
  if (!file && chosen.length === 0) return null
  return (
    <section>
      <SectionHead
        title={<Trans>한눈에 보는 브랜드</Trans>}
        end={
          <Link to="/brand/guide/visual" className={linkClass}>
            <Trans>가이드에서 보기</Trans>
          </Link>
        }
      />
      <div className={styles.glance}>
        <div className={styles.logo}>
          {logo.url !== null ? (
            <img src={logo.url} alt={t`${name} 로고`} />
          ) : file ? (
            <p>{logo.state === 'elsewhere' && <Trans>로고는 인터넷에 연결되면 보여요</Trans>}</p>
          ) : (
            <Link to="/brand/logo-maker" className={buttonClass()}>
              <Trans>로고 만들기</Trans>
            </Link>
          )}
        </div>
        {chosen.length > 0 ? (
          <ul className={styles.colours} aria-label={t`컬러`}>
            {chosen.map(({ role, hex }) => (
              <li key={role} style={{ flexGrow: usualShares[role] }}>
                <span style={{ background: hex }} />
                <small>{hex}</small>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <Link to="/work-book/$" params={{ _splat: 'visual/color' }} className={buttonClass()}>
              <Trans>컬러 고르기</Trans>
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
