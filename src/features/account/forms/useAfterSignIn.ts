import { useRouter } from '@tanstack/react-router'
import { isPageLanguageOver } from '#engine/words/page-language.ts'
import { hasForeignScripts } from '#kits/commerce/card-document.ts'

/**
 * Navigates to the page that demanded the sign-in, else to `otherwise`. Replaces the form in the browser's
 * history.
 */
export function useAfterSignIn(redirectUrl: string | undefined): (otherwise: string) => void {
  const router = useRouter()
  return (otherwise) => {
    const address = redirectUrl ?? otherwise
    // The account has another language than this page, or the captcha's script is left behind: the app has forms of cards.
    if (isPageLanguageOver() || hasForeignScripts()) location.replace(address)
    else router.history.replace(address)
  }
}
