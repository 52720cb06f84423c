import { Trans, useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { black, contrastOf, enoughForText, ratioText } from '#model/colour/contrast.ts'
import { Icon } from '#ui/Icon.tsx'
import { type Colours, type Scheme, schemes } from './colours-of.ts'
import styles from './StylePage.module.css'

const texts = ['--ink', '--ink-soft', '--brand', '--danger', '--warning', '--info', '--success']
const grounds = ['--paper', '--surface', '--desk', '--brand-soft']

/** Contrast of each colour of text on each ground, in both schemes, and which is not enough for text of any size. */
export function ContrastTable({ colours }: { colours: Readonly<Record<Scheme, Colours>> }) {
  const { t } = useLingui()
  const words = { light: t`밝게`, dark: t`어둡게` }
  const of = (scheme: Scheme, token: string) => colours[scheme].get(token) ?? black
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys where it is wider than the page
    <section className={styles.scroll} tabIndex={0} aria-label={t`글자와 바탕의 대비`}>
      <table className={styles.contrast}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>글자</Trans>
            </th>
            {schemes.flatMap((scheme) =>
              grounds.map((ground) => (
                <th key={`${scheme} ${ground}`} scope="col">
                  {words[scheme]}
                  <code translate="no">{ground}</code>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">
                <code translate="no">{text}</code>
              </th>
              {schemes.flatMap((scheme) =>
                grounds.map((ground) => (
                  <Cell
                    key={`${scheme} ${ground}`}
                    ratio={contrastOf(of(scheme, text), of(scheme, ground))}
                  />
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ ratio }: { ratio: number }) {
  const { t } = useLingui()
  return (
    <td>
      {ratio < enoughForText && (
        <span role="img" aria-label={t`모자라요`} className={styles.bad}>
          <Icon of={TriangleAlert} size="small" />
        </span>
      )}
      {ratioText(ratio)}
    </td>
  )
}
