const BESIDE = ' · ';

/**
 * A person as lists, reports and papers write them: the login, and beside it the name (docs/domain.md, section 4.4). The
 * column `users.person` writes the same. A legacy server knows no names: there it is the login alone.
 */
export const personText = ({
  login,
  name = '',
}: {
  readonly login: string;
  readonly name?: string | undefined;
}): string => (name === '' ? login : `${login}${BESIDE}${name}`);

/** Whether a person, as `personText` writes them, has this login. */
export const isPerson = (person: string | null, login: string): boolean =>
  person === login || (person?.startsWith(`${login}${BESIDE}`) ?? false);
