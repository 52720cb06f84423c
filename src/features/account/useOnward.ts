import { useRouter } from '@tanstack/react-router'

/** Goes where somebody wanted to go before signing in, else to `otherwise`. The way back skips the form. */
export function useOnward(redirectUrl: string | undefined): (otherwise: string) => void {
  const router = useRouter()
  return (otherwise) => router.history.replace(redirectUrl ?? otherwise)
}
