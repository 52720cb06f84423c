/** Names of what a URL never has: data of a person, and secrets. */
export const personalNames: readonly string[] = [
  ...['email', 'mail', 'inviteEmail', 'phone', 'mobile', 'birth', 'address'],
  ...['name', 'fullName', 'userName', 'payerName'],
  ...['password', 'newPassword', 'token', 'accessToken', 'invitation', 'secret', 'cvc'],
]
