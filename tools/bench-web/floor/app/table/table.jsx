'use client';

export function Table({ rows }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.column_0}>
            {Object.entries(row).map(([name, value]) => (
              <td key={name}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
