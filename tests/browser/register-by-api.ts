import { siteUrl } from './journey.ts';
import { newPerson, type Person } from './people.ts';

/** Registers somebody without the form, for what is not about registering. */
export async function registerByApi(name: string): Promise<{ person: Person; token: string }> {
  const person = newPerson(name);
  const response = await fetch(`${siteUrl()}/api/auth/register2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: person.account,
      password: person.password,
      password_confirmation: person.password,
      realname: person.name,
      cpf: person.cpf,
      birth_date: '1990-04-12',
      phone: person.phone,
      terms_accepted: true,
    }),
  });
  const { data, message } = await response.json();
  if (typeof data?.token !== 'string') throw new Error(`could not register: ${message}`);
  return { person, token: data.token };
}
