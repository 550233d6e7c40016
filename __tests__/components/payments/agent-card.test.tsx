import { screen } from '@testing-library/react';
import { AgentCard } from '@/components/payments/agent-card';
import { renderUi } from '../../support/render';

const MAY = { agent_id: 3, first_name: 'May', email: 'may@example.com' };

it('leads to the statement of an agent', () => {
  renderUi(<AgentCard agent={{ ...MAY, percent: 10 }} id={3} />);
  expect(screen.getByRole('link', { name: 'Выписка' })).toHaveAttribute('href', '/payments/statement?agent=3');
});

it('offers no statement of a legacy server, which has none', () => {
  renderUi(<AgentCard agent={MAY} id={3} />);
  expect(screen.getByText('May')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
