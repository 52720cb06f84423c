import HelpButton from '../shortcuts/HelpButton.tsx'
import HelpKey from '../shortcuts/HelpKey.tsx'

/** Help in the header of a screen without a brand: the button, the key, the dialog. */
export default function PublicHelp() {
  return (
    <>
      <HelpButton />
      <HelpKey />
    </>
  )
}
