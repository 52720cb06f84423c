import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import styles from './Fields.module.css'

/** Says that a value comes from the brand: its symbol, or a square in its colour. Words beside it say the same. */
export function BrandSymbol() {
  const { dress, bytes } = useShown().dress
  const pictures = usePictureUrls(bytes)
  const symbol = dress.logos.find(({ form, tone }) => form === 'symbol' && tone === 'colour')
  const picture = symbol && pictures.get(symbol.key)
  return picture === undefined ? (
    <i className={styles.plainSymbol} aria-hidden />
  ) : (
    <img className={styles.symbol} src={picture} alt="" />
  )
}
