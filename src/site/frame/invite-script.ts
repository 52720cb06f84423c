import { inviteKey } from '#model/access/invite-row.ts'

/**
 * Keeps the referral code of the address for the sign-up, as `inviteRow` says. It runs before anything can be pressed: a visitor who
 * goes on at once is invited, too. The server's policy allows it by its hash.
 */
export const inviteScript = `{const c=new URLSearchParams(location.search).get('invite');if(c&&c.length<=64)try{localStorage.setItem('${inviteKey}',Date.now()+':'+c)}catch{}}`
