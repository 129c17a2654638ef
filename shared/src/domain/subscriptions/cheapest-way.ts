import { discounted, type DiscountStep } from './subscription-saving.ts';

/** A wanted concert. `single`: the price of a ticket in the chosen zone, in euro cents; null where none is sold. */
interface WantedConcert {
  id: number;
  single: number | null;
}
/** A subscription or package that is sold as a whole. `price`: in euro cents, minus the credit for cancelled concerts. */
export interface WholeSubscription {
  id: number;
  price: number;
  concerts: readonly number[];
}
/** Choose-your-own: each step is a discount on single tickets from a number of concerts on. Percentages never decrease. */
export interface ChoiceSubscription {
  id: number;
  concerts: readonly { id: number; single: number }[];
  steps: readonly DiscountStep[];
}
/** A ticket at a fixed price for members of the clubs; `id` is that of the club. */
export interface ClubTickets {
  id: number;
  amount: number;
  concerts: readonly number[];
}

export interface CheapestWayInput {
  wanted: readonly WantedConcert[];
  wholes: readonly WholeSubscription[];
  choice: ChoiceSubscription | null;
  tickets: readonly ClubTickets[];
}

export type Purchase =
  | { kind: 'single'; concerts: number[]; amount: number }
  | { kind: 'ticket'; subscription: number; concerts: number[]; amount: number }
  | { kind: 'choice'; subscription: number; concerts: number[]; amount: number; percent: number }
  | { kind: 'whole'; subscription: number; concerts: number[]; amount: number };

export interface Way {
  /** Euro cents. */
  total: number;
  /** First whole subscriptions, then choose-your-own, then single tickets. */
  purchases: Purchase[];
  /** Concerts in the purchases that are not wanted, or are contained twice. */
  extras: number[];
}

/** Every whole subscription doubles the computation, so more of them are an error of the caller. */
const mostWholes = 16;

/**
 * The cheapest way to hear some concerts, each once, in one zone: the exact optimum over single tickets, whole
 * subscriptions and packages, and choose-your-own. The purchases may contain further concerts if that is cheaper.
 * Of two ways at the same price, the one with fewer purchases is chosen, then the one with fewer extras.
 *
 * All sets of whole subscriptions are tried. For the rest, each step of choose-your-own is tried: at a fixed percent it is
 * worth adding a concert exactly if its discounted price is not above its cost otherwise; if these concerts are too few for
 * the step, the cheapest further ones are added. The time is 2^w · s · n log n for w whole subscriptions that contain a wanted
 * concert, s steps and n concerts.
 *
 * @returns null where no ticket or subscription exists for a wanted concert
 * @throws RangeError for more than 16 whole subscriptions that contain a wanted concert
 */
export function cheapestWay({ wanted, wholes, choice, tickets }: CheapestWayInput): Way | null {
  const useful = wholes.filter(({ concerts }) => wanted.some(({ id }) => concerts.includes(id)));
  if (useful.length > mostWholes) throw new RangeError(`more than ${mostWholes} subscriptions to combine`);
  let best: Way | null = null;
  for (let set = 0; set < 2 ** useful.length; set++) {
    const taken = useful.filter((_, index) => set & (1 << index));
    const rest = wanted.filter(({ id }) => !taken.some(({ concerts }) => concerts.includes(id)));
    const bought = taken.map(({ id, concerts, price }): Purchase => ({
      kind: 'whole',
      subscription: id,
      concerts: [...concerts],
      amount: price,
    }));
    const loose = rest.map((concert) => ({ concert: concert.id, ticket: cheapestTicket(concert, tickets) }));
    const ways = [onlyTickets(loose), ...(choice ? choice.steps.map((step) => withChoice(loose, choice, step)) : [])];
    for (const way of ways) if (way) best = better(best, wayOf([...bought, ...way], wanted));
  }
  return best;
}

/** A wanted concert that no whole subscription covers, with its cheapest ticket, if there is one. */
interface Loose {
  concert: number;
  ticket: Purchase | null;
}

function cheapestTicket({ id, single }: WantedConcert, clubs: readonly ClubTickets[]): Purchase | null {
  const tickets: Purchase[] = clubs
    .filter(({ concerts }) => concerts.includes(id))
    .map(({ id: subscription, amount }) => ({ kind: 'ticket', subscription, concerts: [id], amount }));
  if (single !== null) tickets.unshift({ kind: 'single', concerts: [id], amount: single });
  return tickets.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

function onlyTickets(loose: readonly Loose[]): Purchase[] | null {
  const tickets = loose.flatMap(({ ticket }) => ticket ?? []);
  return tickets.length === loose.length ? tickets : null;
}

/** The cost with one step of choose-your-own for some of the concerts, filled up to the step's number, and tickets for the others. */
function withChoice(
  loose: readonly Loose[],
  { id, concerts }: ChoiceSubscription,
  { from, percent }: DiscountStep,
): Purchase[] | null {
  const candidates = concerts
    .map((concert) => {
      const own = loose.find((one) => one.concert === concert.id);
      const price = discounted(concert.single, percent);
      // The added cost: compared with its ticket for a wanted concert, the full price for one that only fills up.
      return { id: concert.id, price, isWanted: own !== undefined, adds: price - (own ? costOf(own) : 0) };
    })
    .toSorted((a, b) => a.adds - b.adds || Number(b.isWanted) - Number(a.isWanted));
  const taken = candidates.filter(({ isWanted, adds }, index) => index < from || (isWanted && adds <= 0));
  const others = onlyTickets(loose.filter(({ concert }) => !taken.some((one) => one.id === concert)));
  if (taken.length < from || !others) return null;
  const amount = taken.reduce((sum, { price }) => sum + price, 0);
  return [{ kind: 'choice', subscription: id, concerts: taken.map((one) => one.id), amount, percent }, ...others];
}

const costOf = ({ ticket }: Loose) => ticket?.amount ?? Number.MAX_SAFE_INTEGER;

function wayOf(purchases: Purchase[], wanted: readonly WantedConcert[]): Way {
  const extras = purchases.flatMap(({ concerts }) => concerts);
  for (const { id } of wanted) extras.splice(extras.indexOf(id), 1);
  return { total: purchases.reduce((sum, { amount }) => sum + amount, 0), purchases, extras };
}

function better(best: Way | null, way: Way): Way {
  if (!best) return way;
  const difference =
    way.total - best.total || way.purchases.length - best.purchases.length || way.extras.length - best.extras.length;
  return difference < 0 ? way : best;
}
