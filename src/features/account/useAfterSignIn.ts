import { useRouter } from '@tanstack/react-router'

/**
 * Navigates to the page that demanded the sign-in, else to `otherwise`. Replaces the form in the browser's
 * history.
 */
export function useAfterSignIn(redirectUrl: string | undefined): (otherwise: string) => void {
  const router = useRouter()
  return (otherwise) => router.history.replace(redirectUrl ?? otherwise)
}
