/** Where members write, and where the owner pays: nothing is put over these, and nothing asked above them. */
const quiet = ['/work-book', '/brand/setting/payment']

/** Whether prompts about the plan keep away from a screen, by its path. */
export const isQuiet = (path: string) => quiet.some((one) => path.startsWith(one))
