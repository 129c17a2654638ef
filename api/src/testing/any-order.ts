import {
  type KyselyPlugin,
  OperationNodeTransformer,
  OrderByItemNode,
  OrderByNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
  type SelectQueryNode,
} from 'kysely';

const anyOrder = OrderByItemNode.create(sql`random()`.toOperationNode());

class OrderLoosener extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node);
    // SQL takes only columns of the result there.
    if (query.distinctOn || query.setOperations || query.frontModifiers?.length) return query;
    return { ...query, orderBy: OrderByNode.create([...(query.orderBy?.items ?? []), anyOrder]) };
  }
}

/**
 * What a query does not order comes in any order, as the database is free to answer it. It usually keeps the order of insertion, so
 * without this a list that lacks its order shows on a busy day only.
 */
export class AnyOrder implements KyselyPlugin {
  readonly #loosener = new OrderLoosener();

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return this.#loosener.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }
}
